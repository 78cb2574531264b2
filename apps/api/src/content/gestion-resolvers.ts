import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { todayWork } from '../request/today-work.ts';
import type { ContentDeskContext } from './content-context.ts';
import { contentPictures } from './gestion/content-pictures.ts';
import { contentItem, contents, contentVersion, versionsOf } from './gestion/read-contents.ts';
import { legalTexts } from './gestion/legal-texts.ts';
import { holdContent, holdOf } from './gestion/hold-content.ts';
import { selectDatedTexts, selectDrafts } from './versions/contents-today-store.ts';
import {
  cancelContentPublication,
  discardContentDraft,
  publishContent,
  restoreContentVersion,
  saveContentDraft,
} from './gestion/write-contents.ts';

export const contentGestionResolvers: Resolvers<ContentDeskContext> = {
  Query: {
    legalTexts: (_root, _args, context) => legalTexts(context),
    contents: (_root, args, context) => contents(context, args),
    contentItem: (_root, args, context) => contentItem(context, args),
    contentVersion: (_root, args, context) => contentVersion(context, args),
    contentPictures: (_root, args, context) => contentPictures(context, args),
  },
  Today: {
    drafts: (_today, _args, { staff, db }) => todayWork(staff, 'drafts', () => selectDrafts(db)),
    dated_texts: (_today, _args, { staff, db }) =>
      todayWork(
        staff,
        'dated_texts',
        () => selectDatedTexts(db),
        ({ detail }) => ({ detail: detail === 'ends' ? 'Fin de publication' : 'Publication' }),
      ),
  },
  ContentItem: {
    versions: (item, _args, context) => versionsOf(context, item),
    held: (item, _args, context) => holdOf(context, item),
  },
  Mutation: {
    holdContent: (_root, args, context) => holdContent(context, args),
    saveContentDraft: (_root, args, context) => saveContentDraft(context, args),
    discardContentDraft: (_root, args, context) => discardContentDraft(context, args),
    publishContent: (_root, args, context) => publishContent(context, args),
    restoreContentVersion: (_root, args, context) => restoreContentVersion(context, args),
    cancelContentPublication: (_root, args, context) => cancelContentPublication(context, args),
  },
};
