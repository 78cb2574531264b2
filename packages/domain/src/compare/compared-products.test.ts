import { describe, expect, it } from 'vitest';
import { joinedLists, MOST_COMPARED, withoutProducts, withProducts } from './compared-products.ts';

const many = (count: number, from = 1) => Array.from({ length: count }, (_, at) => `P${at + from}`);

describe('a comparison', () => {
  it('takes each product once, at its end', () => {
    expect(withProducts(['A', 'B'], ['B', 'C', 'C'])).toEqual(['A', 'B', 'C']);
  });

  it('has eight places, and no more', () => {
    expect(MOST_COMPARED).toBe(8);
    expect(withProducts(many(7), ['X'])).toHaveLength(8);
    expect(withProducts(many(8), ['X'])).toBeNull();
    expect(withProducts(many(8), ['P3'])).toEqual(many(8));
  });

  it('gives up what is taken out and passes over the rest', () => {
    expect(withoutProducts(['A', 'B', 'C'], ['B', 'Z'])).toEqual(['A', 'C']);
  });

  it('keeps what was looked at last when a visitor’s joins a customer’s', () => {
    expect(joinedLists(['A', 'B'], ['C', 'A'])).toEqual(['B', 'C', 'A']);
    expect(joinedLists(many(7), many(3, 20))).toEqual([...many(5, 3), 'P20', 'P21', 'P22']);
    expect(joinedLists([], many(2))).toEqual(many(2));
  });
});
