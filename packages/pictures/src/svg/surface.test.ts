import { describe, expect, it } from 'vitest';
import { block, facet, flat, wrapped } from './surface.ts';

describe('print on a surface', () => {
  it('stays where it is on a flat one', () => {
    expect(flat.place(12, 34)).toEqual([12, 34]);
  });

  it('turns away at the edges of a cylinder and never passes them', () => {
    const belly = wrapped(
      () => 50,
      () => 8,
    );
    expect(belly.place(0, 10)).toEqual([0, 18]);
    expect(belly.place(40, 10)[0]).toBeLessThan(40);
    expect(belly.place(500, 10)[0]).toBeLessThanOrEqual(50);
  });

  it('lands on the corners of a face seen aslant', () => {
    const face = facet(10, 20, [
      [0, 0],
      [8, 2],
      [8, 18],
      [0, 20],
    ]);
    expect(face.place(0, 0)).toEqual([0, 0]);
    expect(face.place(10, 20)).toEqual([8, 18]);
  });

  it('bends long straight edges into short chords', () => {
    const arch = block(
      wrapped(
        () => 50,
        () => 10,
      ),
      -60,
      0,
      120,
      10,
      { fill: '#000000' },
    );
    expect(arch.split('L').length).toBeGreaterThan(16);
  });
});
