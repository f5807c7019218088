/** A moment as a person reads it: `8 January 2026 at 01:00 UTC`. */
export const formatTime = (at: string): string => `${formatted.format(new Date(at))} UTC`;

const formatted = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** A day: `8 January 2026`. */
export const formatDay = (at: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));

export const formatCredits = (count: number): string =>
  `${count.toLocaleString("en")} ${count === 1 ? "credit" : "credits"}`;

/** Seconds as `3 min 12 s`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return minutes === 0 ? `${rest} s` : rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
};

/** Money: `$20.00`. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
