const key = "film-after-payment";

/** The credits page for a film that needs more credits. The pages of the payment lead back to the film. */
export const creditsPageFor = (taskId: string): string => `/credits?film=${encodeURIComponent(taskId)}`;

/** Keeps the film while the payment provider's page is open. Without one, an earlier one is forgotten. */
export const keepFilmAfterPayment = (taskId: string | null): void => {
  if (taskId) sessionStorage.setItem(key, taskId);
  else sessionStorage.removeItem(key);
};

/** The page of the film that credits are bought for. */
export const filmAfterPayment = (): string | undefined => {
  const taskId = sessionStorage.getItem(key);
  return taskId ? `/task-detail/${encodeURIComponent(taskId)}` : undefined;
};

/** The credits page for another attempt to pay. */
export const creditsPage = (): string => {
  const taskId = sessionStorage.getItem(key);
  return taskId ? creditsPageFor(taskId) : "/credits";
};
