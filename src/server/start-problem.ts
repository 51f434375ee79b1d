/** A problem that the person who starts the shop can fix: only its message is printed, without a stack. */
export class StartProblem extends Error {}
