/** How an edit of the grid, and its way back, are called among long work. */
export const GRID_RUN = "grid.edit";
export const GRID_UNDO_RUN = "grid.undo";
