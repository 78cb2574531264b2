import { UnsubscribeFromNewsletterDocument } from '../../../../generated/documents.ts';
import { newsletterStep } from '../../../actions/customers/newsletter-step.server.ts';
import { newsletterCopy } from '../../../features/customers/newsletter/newsletter-copy.ts';
import { NewsletterStep } from '../../../features/customers/newsletter/newsletter-step.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import type { Route } from './+types/newsletter-end-screen.ts';

const words = {
  title: newsletterCopy.endTitle,
  text: newsletterCopy.endText,
  button: newsletterCopy.end,
  done: newsletterCopy.ended,
};

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('jeton') ?? '' };
}

export function action({ request, context }: Route.ActionArgs) {
  return newsletterStep(request, context, UnsubscribeFromNewsletterDocument);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [words.title], noindex: true });
}

export default function NewsletterEndScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterStep words={words} token={loaderData.token} answer={actionData} />;
}
