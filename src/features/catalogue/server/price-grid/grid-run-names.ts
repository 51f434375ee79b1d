/** The names of a grid edit and of its undo in the list of long-running work. */
export const GRID_RUN = "grid.edit";
export const GRID_UNDO_RUN = "grid.undo";
