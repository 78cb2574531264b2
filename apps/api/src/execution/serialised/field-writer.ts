// One field of an object: its name, and its value from the parent or from its resolver.
import { getArgumentValues } from 'graphql';
import type { FieldNode, GraphQLField, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { orEmpty } from '../../refusals/or-empty.ts';
import { Abandoned } from './answer-sheet.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import { isPromise } from './plain-writer.ts';
import type { Plan, Run, ValueWriter, Write } from './writing.ts';

export type FieldWriter = {
  plain: ((value: object) => string) | null;
  write: Write<object>;
};

export function fieldWriter(
  plan: Plan,
  type: GraphQLObjectType,
  name: string,
  nodes: readonly FieldNode[],
  writerOf: (type: GraphQLOutputType) => ValueWriter,
): FieldWriter {
  const head = `${JSON.stringify(name)}:`;
  const [node] = nodes;
  const asked = node?.name.value ?? '';
  if (asked === '__typename') return constant(head + JSON.stringify(type.name));
  const field = type.getFields()[asked];
  if (node === undefined || field === undefined) return UNWRITABLE;
  const inner = writerOf(field.type);
  if (field.resolve !== undefined) return resolvedField(plan, field, node, head, inner.write);
  const { plain } = inner;
  return {
    plain: plain && ((value) => head + plain(propertyOf(value, asked))),
    write(value, sheet, run) {
      sheet.parts.push(head);
      inner.write(propertyOf(value, asked), sheet, run);
    },
  };
}

const UNWRITABLE: FieldWriter = {
  plain: null,
  write() {
    throw new Abandoned();
  },
};

function resolvedField(
  plan: Plan,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  head: string,
  write: Write<unknown>,
): FieldWriter {
  const { resolve } = field;
  if (!takesNoInfo(resolve)) return UNWRITABLE;
  const argumentsOf = argumentsFor(plan, field, node);
  return {
    plain: null,
    write(value, sheet, run) {
      sheet.parts.push(head);
      const made = resolve(value, argumentsOf(run), run.context);
      if (isPromise(made)) awaited(made, sheet, run, write);
      else write(made, sheet, run);
    },
  };
}

// Its place is reserved; what follows is written meanwhile.
function awaited(made: PromiseLike<unknown>, sheet: AnswerSheet, run: Run, write: Write<unknown>): void {
  const place: AnswerSheet = { parts: [] };
  sheet.parts.push(place);
  const done = Promise.resolve(made).then((value) => write(value, place, run));
  // When the answer is abandoned before this promise is awaited, its rejection would be unhandled.
  void orEmpty(done, undefined, () => {});
  run.pending.push(done);
}

function argumentsFor(
  { operation }: Plan,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (run: Run) => Record<string, unknown> {
  if ((operation.variableDefinitions ?? []).length > 0 && field.args.length > 0)
    return ({ variables }) => getArgumentValues(field, node, variables);
  const always = getArgumentValues(field, node);
  return () => always;
}

type Resolve = (source: unknown, args: Record<string, unknown>, context: unknown) => unknown;

function takesNoInfo(resolve: GraphQLField<unknown, unknown>['resolve']): resolve is Resolve {
  return resolve !== undefined && resolve.length < 4;
}

function constant(text: string): FieldWriter {
  return { plain: () => text, write: (_value, sheet) => void sheet.parts.push(text) };
}

function propertyOf(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}
