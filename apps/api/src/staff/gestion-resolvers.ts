import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import { changeOwnPassword } from './gestion/change-own-password.ts';
import {
  changeStaffRole,
  disableStaff,
  enableStaff,
  resetStaffFactor,
  unlinkStaffDirectory,
} from './gestion/change-team.ts';
import { currentStaff } from './gestion/current-staff.ts';
import {
  beginDirectorySignIn,
  directorySignOut,
  signInByDirectory,
  staffDirectory,
} from './gestion/directory-sign-in.ts';
import { acceptInvitation, inviteStaff, resendInvitation, staffInvitation } from './gestion/invitations.ts';
import { journal, journalEvents } from './gestion/journal.ts';
import { ownFactors, removePasskey } from './gestion/own-factors.ts';
import { endOwnSession, ownSessions } from './gestion/own-sessions.ts';
import { beginPasskeyRegistration, confirmPasskeyRegistration } from './gestion/passkey-registration.ts';
import { beginPasskeySignIn, signInByPasskey } from './gestion/passkey-sign-in.ts';
import { proveTotp } from './gestion/prove-totp.ts';
import { requestStaffPasswordReset, resetStaffPassword } from './gestion/reset-staff-password.ts';
import { signIn } from './gestion/sign-in.ts';
import { signOut, signOutEverywhere } from './gestion/sign-out.ts';
import { team, teamChoices } from './gestion/team.ts';
import { beginTotpEnrolment, confirmTotpEnrolment } from './gestion/totp-enrolment.ts';
import type { StaffContext } from './staff-context.ts';

export const staffGestionResolvers: Resolvers<StaffContext> = {
  Query: {
    currentStaff: (_root, _args, context) => currentStaff(context),
    staffDirectory: (_root, _args, context) => staffDirectory(context),
    directorySignOut: (_root, _args, context) => directorySignOut(context),
    ownSessions: (_root, _args, context) => ownSessions(context),
    staffInvitation: (_root, { token }, context) => staffInvitation(context, token),
    team: (_root, args, context) => team(context, args),
    teamChoices: (_root, _args, context) => teamChoices(context),
    ownFactors: (_root, _args, context) => ownFactors(context),
    journal: (_root, args, context) => journal(context, args),
    journalEvents: (_root, _args, context) => journalEvents(context),
  },
  Mutation: {
    signIn: (_root, args, context) => signIn(context, args),
    proveTotp: (_root, { code }, context) => proveTotp(context, code),
    signOut: (_root, _args, context) => signOut(context),
    signOutEverywhere: (_root, _args, context) => signOutEverywhere(context),
    endOwnSession: (_root, { id }, context) => endOwnSession(context, id),
    beginTotpEnrolment: (_root, args, context) => beginTotpEnrolment(context, args),
    confirmTotpEnrolment: (_root, { code }, context) => confirmTotpEnrolment(context, code),
    beginPasskeySignIn: (_root, _args, context) => beginPasskeySignIn(context),
    signInByPasskey: (_root, { answer }, context) => signInByPasskey(context, answer),
    beginDirectorySignIn: (_root, { back }, context) => beginDirectorySignIn(context, back),
    signInByDirectory: (_root, { answer }, context) => signInByDirectory(context, answer),
    beginPasskeyRegistration: (_root, args, context) => beginPasskeyRegistration(context, args),
    confirmPasskeyRegistration: (_root, args, context) => confirmPasskeyRegistration(context, args),
    removePasskey: (_root, { id }, context) => removePasskey(context, id),
    inviteStaff: (_root, { input }, context) => inviteStaff(context, input),
    resendInvitation: (_root, { id }, context) => resendInvitation(context, id),
    acceptInvitation: (_root, args, context) => acceptInvitation(context, args),
    changeStaffRole: (_root, args, context) => changeStaffRole(context, args),
    disableStaff: (_root, { id }, context) => disableStaff(context, id),
    enableStaff: (_root, { id }, context) => enableStaff(context, id),
    resetStaffFactor: (_root, { id }, context) => resetStaffFactor(context, id),
    unlinkStaffDirectory: (_root, { id }, context) => unlinkStaffDirectory(context, id),
    changeOwnPassword: (_root, args, context) => changeOwnPassword(context, args),
    requestStaffPasswordReset: (_root, { email }, context) => requestStaffPasswordReset(context, email),
    resetStaffPassword: (_root, args, context) => resetStaffPassword(context, args),
  },
};
