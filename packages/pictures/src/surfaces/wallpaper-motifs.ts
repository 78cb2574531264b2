// The repeat of each collection's motif; the collection's name chooses.

import { hashOf, n } from '../svg/numbers.ts';
import { circle, path, rect } from '../svg/shapes.ts';

export type Inks = { ground: string; soft: string; strong: string; accent: string };

type Motif = (inks: Inks) => { w: number; h: number; art: string };

const MOTIFS: readonly (readonly [words: readonly string[], motif: Motif])[] = [
  [['jardin', 'canop', 'herbier', 'ecorce'], leaves],
  [['verger', 'atelier'], sprigs],
  [['rivage', 'mistral', 'nuage'], scallops],
  [['origami', 'manufacture'], facets],
  [['damier'], checks],
  [['riad'], stars],
  [['belle', 'lin'], stripes],
  [['galet', 'terre'], pebbles],
  [['minuit'], moons],
];

export function motifOf(line: string): Motif {
  const named = MOTIFS.find(([words]) => words.some((word) => line.includes(word)));
  return (named ?? MOTIFS[hashOf(line) % MOTIFS.length])?.[1] ?? leaves;
}

function leaves({ soft, strong, accent }: Inks) {
  const leaf = (x: number, y: number, turn: number, size: number, fill: string): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})">${path('M0 0C10 -14 12 -34 0 -52C-12 -34 -10 -14 0 0Z', { fill })}${path('M0 0L0 -46', { stroke: soft, width: 1.4 })}</g>`;
  const branch = (x: number, y: number, flip: number): string =>
    [-70, -38, -8, 22, 54]
      .map((turn, index) =>
        leaf(x, y - index * 5, turn * flip, 0.8 + index * 0.09, index % 2 === 0 ? strong : soft),
      )
      .join('') + circle(x + 20 * flip, y - 4, 4.5, { fill: accent });
  return { w: 140, h: 160, art: branch(40, 70, 1) + branch(110, 150, -1) + branch(110, -10, -1) };
}

function sprigs({ soft, strong, accent }: Inks) {
  const sprig = (x: number, y: number): string =>
    path(
      `M${n(x)} ${n(y + 30)}q6 -30 0 -58M${n(x)} ${n(y + 8)}q-16 -6 -18 -20M${n(x + 2)} ${n(y - 4)}q16 -6 18 -20`,
      { stroke: strong, width: 2.4, cap: 'round' },
    ) +
    [
      [-18, -14],
      [20, -26],
      [0, -32],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          circle(x + dx, y + dy, 7, { fill: accent }) + circle(x + dx - 2, y + dy - 2, 2.4, { fill: soft }),
      )
      .join('');
  return { w: 110, h: 130, art: sprig(30, 40) + sprig(85, 105) };
}

function scallops({ soft, strong }: Inks) {
  const scale = (x: number, y: number): string =>
    [30, 21, 12]
      .map((r, index) =>
        circle(x, y, r, { stroke: index === 0 ? strong : soft, width: index === 0 ? 2.6 : 2 }),
      )
      .join('');
  const row = (y: number, shift: number): string => [0, 60, 120].map((x) => scale(x - shift, y)).join('');
  return { w: 60, h: 60, art: row(0, 30) + row(30, 0) + row(60, 30) };
}

function facets({ soft, strong, accent }: Inks) {
  return {
    w: 80,
    h: 92,
    art: [
      path('M0 23L40 0L80 23L40 46Z', { fill: soft }),
      path('M0 23L40 46L40 92L0 69Z', { fill: strong, opacity: 0.5 }),
      path('M80 23L40 46L40 92L80 69Z', { fill: strong, opacity: 0.22 }),
      path('M0 69L40 92M80 69L40 92', { stroke: accent, width: 1.6 }),
    ].join(''),
  };
}

function checks({ soft, accent }: Inks) {
  return {
    w: 100,
    h: 100,
    art:
      rect(0, 0, 50, 50, { fill: soft }) +
      rect(50, 50, 50, 50, { fill: soft }) +
      [0, 50, 100].flatMap((x) => [0, 50, 100].map((y) => circle(x, y, 4, { fill: accent }))).join(''),
  };
}

function stars({ soft, strong, accent }: Inks) {
  const star = (x: number, y: number, r: number): string => {
    const points = Array.from({ length: 16 }, (_, index) => {
      const reach = index % 2 === 0 ? r : r * 0.68;
      const angle = (index / 16) * Math.PI * 2;
      return `${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
    });
    return path(`M${points.join('L')}Z`, { stroke: strong, width: 2.2 });
  };
  return {
    w: 90,
    h: 90,
    art: [
      star(45, 45, 36),
      star(45, 45, 22),
      star(0, 0, 22),
      star(90, 0, 22),
      star(0, 90, 22),
      star(90, 90, 22),
      circle(45, 45, 6, { fill: accent }),
      path('M45 9V0M45 81V90M9 45H0M81 45H90', { stroke: soft, width: 2 }),
    ].join(''),
  };
}

function stripes({ soft, accent }: Inks) {
  return {
    w: 96,
    h: 96,
    art:
      rect(0, 0, 40, 96, { fill: soft, opacity: 0.75 }) +
      rect(44, 0, 2, 96, { fill: accent }) +
      rect(92, 0, 2, 96, { fill: accent }),
  };
}

function pebbles({ soft, strong }: Inks) {
  return {
    w: 130,
    h: 110,
    art: [
      stone(26, 24, 20, 14, 20, soft),
      stone(76, 20, 24, 13, -14, strong),
      stone(112, 54, 14, 20, 10, soft),
      stone(50, 60, 24, 16, 30, soft),
      stone(20, 84, 14, 18, -20, strong),
      stone(84, 90, 26, 14, 6, soft),
    ].join(''),
  };
}

function moons({ soft, strong, accent }: Inks) {
  const moon = (x: number, y: number, r: number): string =>
    path(
      `M${n(x)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 ${n(r)} ${n(r)}a${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(-r)} ${n(-r)}Z`,
      { fill: strong },
    );
  return {
    w: 120,
    h: 120,
    art:
      moon(32, 36, 16) +
      moon(92, 96, 16) +
      [
        [90, 26],
        [30, 92],
        [62, 62],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3.4, { fill: accent }))
        .join('') +
      [
        [60, 12],
        [12, 62],
        [108, 58],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2, { fill: soft }))
        .join(''),
  };
}

const stone = (x: number, y: number, rx: number, ry: number, turn: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})" fill="${fill}" opacity="0.75"/>`;
