const named = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** This month and those before it, as the audit files them (2026-01) and as people name them. */
export const monthsBefore = (now: Date, count: number): { readonly value: string; readonly label: string }[] =>
  Array.from({ length: count }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
    return { value: month.toISOString().slice(0, 7), label: named.format(month) };
  });
