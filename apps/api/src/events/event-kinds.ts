// Every kind of event, with its form. A form only grows inside a version: what is removed or changes its meaning is a
// new version. Events name people by number alone (decisions/0072).
import type * as v from 'valibot';
import { companyEvents } from './kinds/company-events.ts';
import { customerEvents } from './kinds/customer-events.ts';
import { orderEvents } from './kinds/order-events.ts';
import { shopEvents } from './kinds/shop-events.ts';

export const eventKinds = { ...orderEvents, ...customerEvents, ...companyEvents, ...shopEvents } as const;

export type EventType = keyof typeof eventKinds;

export type EventData<Type extends EventType> = v.InferOutput<(typeof eventKinds)[Type]['data']>;

export function isEventType(text: string): text is EventType {
  return Object.hasOwn(eventKinds, text);
}
