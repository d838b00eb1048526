import { getSession } from './calls/get-session.ts';
import { refreshSession } from './calls/refresh-session.ts';
import { signIn } from './calls/sign-in.ts';
import { signOut } from './calls/sign-out.ts';
import { signUp } from './calls/sign-up.ts';

export const accountCalls = [signUp, signIn, signOut, getSession, refreshSession];
