/** The film of an administrator's action, its owner, and the reason for the audit log. */
export interface FilmAction {
  readonly userId: string;
  readonly taskId: string;
  readonly reason: string;
}
