// What this browser remembers, where it is allowed to: a browser that keeps nothing is served as well.

function store(kind) {
  return {
    get(key) {
      try {
        return globalThis[kind].getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (value === null) globalThis[kind].removeItem(key);
        else globalThis[kind].setItem(key, value);
      } catch {
        // The page goes on without it; after a reload the player has to come back by another way.
      }
    },
  };
}

export const lasting = store("localStorage");
export const ofThisWindow = store("sessionStorage");
