"""Settings that all tests share: Hypothesis runs the same examples everywhere and has no deadline."""

from hypothesis import HealthCheck, settings

# Two shared cores make wall-clock limits meaningless, and a failure must come back on the next run.
settings.register_profile("arbiter", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("arbiter")
