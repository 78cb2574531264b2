import { expect, it } from 'vitest';
import { lineShelf } from './line-shelf.ts';

const line = { free: 5, ordered: 5, held: 5, setAside: 0, isOver: false };

it.each([
  ['what is held for the order lies there too', {}, { onShelf: 10, toBringIn: 0 }],
  ['fully claimed by this order', { free: 0 }, { onShelf: 5, toBringIn: 0 }],
  ['what is set aside lies there no more', { setAside: 2 }, { onShelf: 8, toBringIn: 0 }],
  ['not held, but there now', { held: 0, ordered: 3 }, { onShelf: 5, toBringIn: 0 }],
  ['not held, and too little there', { held: 0, free: 2 }, { onShelf: 2, toBringIn: 3 }],
  ['not held, nothing there', { held: 0, free: 0 }, { onShelf: 0, toBringIn: 5 }],
  ['a part set aside, the rest missing', { held: 0, free: 0, setAside: 4 }, { onShelf: 0, toBringIn: 1 }],
  ['a store that sends no stock', { free: null, held: 2 }, { onShelf: null, toBringIn: 3 }],
  ['over', { held: 0, free: 0, isOver: true }, { onShelf: 0, toBringIn: 0 }],
])('%s', (_case, change, expected) => {
  expect(lineShelf({ ...line, ...change })).toEqual(expected);
});
