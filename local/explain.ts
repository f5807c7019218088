import { adviceFor } from "./host/check-data.ts";
import { FolderInUseError } from "./host/data-folder.ts";

/** What an error of `npm start`, `backup` or `restore` says in the terminal: one sentence where the user can act. */
export const explain = (error: unknown, port?: number): unknown => {
  if (error instanceof FolderInUseError) return error.message;
  const advice = adviceFor(error);
  if (advice) return advice;
  const {
    code,
    port: usedPort,
    path,
  } = error as Readonly<Record<"code" | "path", string>> & { readonly port?: number };
  if (code === "EADDRINUSE" && usedPort === port)
    return `Port ${port} is in use. Stop the program that uses it, or set PORT.`;
  if (code === "ENOSPC")
    return `The disk is full${path ? ` (${path})` : ""}. Free some space and start again. Nothing stored is lost.`;
  if (code === "EACCES" || code === "EROFS") return `${path ?? "A file"} cannot be written. Check who owns DATA_DIR.`;
  // The message of a tar that failed, or of a file that was not named.
  return error instanceof Error && port === undefined ? error.message : error;
};
