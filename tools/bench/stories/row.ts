/** An idea and what is to be told of it; lists are separated by commas. */
export type Row = readonly [idea: string, hero: string, drawn: string, others?: string, place?: string, wish?: string];
