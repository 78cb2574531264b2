import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { AnswerSheet } from './answer-sheet.ts';
import type { TextCache } from './cached-text.ts';
import type { PlainWriter } from './plain-writer.ts';

/** What all writers of one document share. */
export type Plan = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  cache: TextCache;
};

/** One answer under way. */
export type Run = {
  /** handed to resolvers as it is */
  context: unknown;
  variables: Record<string, unknown>;
  pending: Promise<unknown>[];
};

export type Write<Value> = (value: Value, sheet: AnswerSheet, run: Run) => void;

export type ValueWriter = {
  /** present when there is no resolver below */
  plain: PlainWriter | null;
  write: Write<unknown>;
};
