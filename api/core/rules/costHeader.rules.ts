/** A GraphQL request with this header and value gets its answer without `extensions.cost`: the web's answers are kept small. */
export const COST_HEADER = "x-cost";
export const NO_COST = "none";
