import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { CurrentStaffQuery } from '../../../../generated/documents.ts';
import { serialiseOpener } from '../../../backend/kept-form/opened-by.ts';

type Office = { person?: CurrentStaffQuery['currentStaff']['person'] };

/** As the form was shown first: when the page is read again by somebody else's session, what is typed stays its author's. */
export function useOpenedBy(): string | null {
  const { person } = useRouteLoaderData<Office>('layouts/office-layout') ?? {};
  const [first] = useState(person);
  return first ? serialiseOpener({ id: first.id, name: `${first.firstname} ${first.lastname}` }) : null;
}
