// Two short tones for whoever looks at the shelf and not at the screen: right, and anything else.
import { isOn } from '../../device/device-choices.ts';

export type Tone = 'right' | 'wrong';
type Note = { hertz: number; from: number; until: number };

/** High and once, or low and twice: told apart also by who hears no heights. In seconds. */
const NOTES: Readonly<Record<Tone, readonly Note[]>> = {
  right: [{ hertz: 1_320, from: 0, until: 0.09 }],
  wrong: [
    { hertz: 220, from: 0, until: 0.12 },
    { hertz: 175, from: 0.17, until: 0.33 },
  ],
};
const LOUDNESS = 0.15;
/** A tone that begins or ends at once cracks. */
const SOFT = 0.01;

let opened: AudioContext | null = null;

/** Silent where it is switched off, and where the browser forbids or lacks sound: the words are there in any case. */
export function playTone(tone: Tone): void {
  if (!isOn('sounds')) return;
  try {
    opened ??= new AudioContext();
    void opened.resume().catch(() => undefined);
    for (const note of NOTES[tone]) play(opened, note);
  } catch {
    // No sound here.
  }
}

function play(context: AudioContext, { hertz, from, until }: Note): void {
  const start = context.currentTime + from;
  const end = context.currentTime + until;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + SOFT);
  loudness.gain.setValueAtTime(LOUDNESS, end - SOFT);
  loudness.gain.linearRampToValueAtTime(0, end);
  voice.connect(loudness).connect(context.destination);
  voice.start(start);
  voice.stop(end);
}
