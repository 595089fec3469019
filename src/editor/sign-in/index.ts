/*
 * Signs in at a host and remembers the token.
 */
export { safeStorage } from './safe-storage.ts';
export { type FinishedSignIn, finishSignIn, startSignIn, takeArrival } from './sign-in-relay.ts';
export { type TokenStorage, tokenStorage } from './token-storage.ts';
