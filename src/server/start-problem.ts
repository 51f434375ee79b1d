/** Something the person who starts the shop can mend: printed as it is, without a stack. */
export class StartProblem extends Error {}
