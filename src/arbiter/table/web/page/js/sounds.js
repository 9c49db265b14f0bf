// Small sounds of our own, made by the browser itself. Silent until the player wants them.

import { lasting } from "./memory.js";

const KEY = "arbiter.sound";
let audio = null;

export function isOn() {
  return lasting.get(KEY) === "on";
}

export function turn(on) {
  lasting.set(KEY, on ? "on" : null);
  if (on) tone(520, 780, .12, .05); // also wakes the browser's audio, which wants a gesture
}

// From which pitch to which, how long, how loud; a wave; a second voice.
const VOICES = {
  turn: [[392, 392, .18, .05], [588, 588, .3, .04, "sine", .1]],
  casts: [[330, 495, .16, .05, "triangle"]],
  uses: [[440, 550, .12, .04, "triangle"]],
  triggers: [[660, 700, .1, .03, "triangle"]],
  attacks: [[180, 320, .2, .06, "sawtooth"]],
  blocks: [[240, 160, .14, .06, "square"]],
  damages: [[140, 60, .18, .09, "square"]],
  hurts: [[110, 45, .28, .11, "square"]],
  leaves: [[300, 90, .26, .06, "triangle"]],
  enters: [[260, 390, .14, .04]],
  draws: [[900, 1200, .05, .02]],
  gains: [[520, 780, .16, .04]],
  readies: [[480, 520, .05, .02]],
};

/** What a line of the log sounds like. */
export function sound(line) {
  if (!isOn()) return;
  for (const [from, to, time, loud, wave, after] of VOICES[line.kind] ?? []) tone(from, to, time, loud, wave, after);
}

function tone(from, to, time, loud, wave = "sine", after = 0) {
  try {
    audio ??= new AudioContext();
    audio.resume?.();
    const start = audio.currentTime + after;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + time);
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(.0001, start + time);
    voice.connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + time);
  } catch {
    // A browser without audio is a silent one.
  }
}
