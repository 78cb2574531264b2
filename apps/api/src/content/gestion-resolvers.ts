import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { ContentDeskContext } from './content-context.ts';
import { contentItem, contents, contentVersion } from './gestion/read-contents.ts';
import {
  cancelContentPublication,
  discardContentDraft,
  publishContent,
  restoreContentVersion,
  saveContentDraft,
} from './gestion/write-contents.ts';

export const contentGestionResolvers: Resolvers<ContentDeskContext> = {
  Query: {
    contents: (_root, args, context) => contents(context, args),
    contentItem: (_root, args, context) => contentItem(context, args),
    contentVersion: (_root, args, context) => contentVersion(context, args),
  },
  Mutation: {
    saveContentDraft: (_root, args, context) => saveContentDraft(context, args),
    discardContentDraft: (_root, args, context) => discardContentDraft(context, args),
    publishContent: (_root, args, context) => publishContent(context, args),
    restoreContentVersion: (_root, args, context) => restoreContentVersion(context, args),
    cancelContentPublication: (_root, args, context) => cancelContentPublication(context, args),
  },
};
