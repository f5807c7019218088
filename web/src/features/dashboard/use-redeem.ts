import { useEffect, useEffectEvent, useRef, useState } from "react";
import { redeemVoucher } from "#contract/endpoints/vouchers.ts";
import { call } from "../../lib/api.ts";
import { useRefreshCredits } from "../../lib/credits.ts";
import { reasonOf } from "../../lib/reason.ts";
import { voucherText as text } from "./voucher-text.ts";

const successShownFor = 3_000;

interface Redeeming {
  readonly state: "open" | "redeeming" | "success" | "failed";
  readonly message: string;
}
const open: Redeeming = { state: "open", message: "" };

/** Turns a code into credits. `onDone` comes three seconds after it could be read that it worked. */
export const useRedeem = (onDone: () => void) => {
  const [now, become] = useState<Redeeming>(open);
  const refresh = useRefreshCredits();
  const under = useRef(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (now.state !== "success") return;
    const timer = setTimeout(() => done(), successShownFor);
    return () => clearTimeout(timer);
  }, [now.state]);

  const redeem = async (given: string): Promise<void> => {
    const voucherCode = given.trim();
    if (!voucherCode) return become({ state: "failed", message: text.blank });
    // Enter, pressed twice, is one wish.
    if (under.current) return;
    under.current = true;
    become({ state: "redeeming", message: "" });
    try {
      const { message } = await call(redeemVoucher, { body: { voucherCode } });
      become({ state: "success", message });
      await refresh();
    } catch (error) {
      become({ state: "failed", message: reasonOf(error, text.failed) });
    } finally {
      under.current = false;
    }
  };
  return { ...now, redeem, clear: () => now.state === "failed" && become(open) };
};
