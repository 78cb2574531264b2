import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const played: number[] = [];

class Sound {
  currentTime = 0;
  destination = {};
  resume = async () => undefined;
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => {
    const voice = {
      frequency: { value: 0 },
      connect: <Node>(node: Node) => node,
      start: () => void played.push(voice.frequency.value),
      stop: () => undefined,
    };
    return voice;
  };
}

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  played.length = 0;
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

it('a right code sounds high and once, any other low and twice', async () => {
  vi.stubGlobal('AudioContext', Sound);
  const { playTone } = await import('./tones.ts');
  playTone('right');
  expect(played).toEqual([1_320]);
  playTone('wrong');
  expect(played.slice(1)).toEqual([220, 175]);
});

it('is silent as long as the sounds of this device are switched off', async () => {
  vi.stubGlobal('AudioContext', Sound);
  const { playTone } = await import('./tones.ts');
  const { turn } = await import('../../device/device-choices.ts');
  turn('sounds', false);
  playTone('wrong');
  expect(played).toEqual([]);
  turn('sounds', true);
  playTone('right');
  expect(played).toHaveLength(1);
});

it('is silent where the browser has no sound or forbids it', async () => {
  const { playTone } = await import('./tones.ts');
  expect(() => playTone('right')).not.toThrow();
  vi.stubGlobal('AudioContext', function forbidden() {
    throw new Error('forbidden');
  });
  expect(() => playTone('right')).not.toThrow();
});
