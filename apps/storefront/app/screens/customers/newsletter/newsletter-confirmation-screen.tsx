import { ConfirmNewsletterSubscriptionDocument } from '../../../../generated/documents.ts';
import { newsletterStep } from '../../../actions/customers/newsletter-step.server.ts';
import { newsletterCopy } from '../../../features/customers/newsletter/newsletter-copy.ts';
import { NewsletterStep } from '../../../features/customers/newsletter/newsletter-step.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import type { Route } from './+types/newsletter-confirmation-screen.ts';

const words = {
  title: newsletterCopy.confirmTitle,
  text: newsletterCopy.confirmText,
  button: newsletterCopy.confirm,
  done: newsletterCopy.confirmed,
};

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('jeton') ?? '' };
}

export function action({ request, context }: Route.ActionArgs) {
  return newsletterStep(request, context, ConfirmNewsletterSubscriptionDocument);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [words.title], noindex: true });
}

export default function NewsletterConfirmationScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterStep words={words} token={loaderData.token} answer={actionData} />;
}
