# The browser table. docs/hosting.md says how to run it: the name under which it is reached has to be given.
FROM python:3.13-slim
RUN useradd --uid 10001 --create-home arbiter && install -d -o arbiter /data
WORKDIR /app
COPY requirements.lock ./
RUN pip install --no-cache-dir -r requirements.lock psycopg==3.3.8 psycopg-binary==3.3.8
COPY . .
RUN pip install --no-cache-dir --no-deps --no-build-isolation .
USER arbiter
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=8)"]
ENTRYPOINT ["arbiter", "serve", "--host", "0.0.0.0", "--port", "8000", "--log", "json"]
CMD ["--database", "sqlite:////data/tables.db"]
