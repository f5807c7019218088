import { useEffect, useEffectEvent, useRef, useState } from "react";
import { redeemVoucher } from "#contract/endpoints/vouchers.ts";
import { call, messageOf } from "../../lib/api.ts";
import { useRefreshCredits } from "../../lib/credits.ts";
import { voucherText as text } from "./text.ts";

const successShownMs = 3_000;

interface RedeemState {
  readonly state: "open" | "redeeming" | "success" | "failed";
  readonly message: string;
}
const open: RedeemState = { state: "open", message: "" };

/** Redeems a voucher. `onDone` is called three seconds after the success message appears. */
export const useRedeem = (onDone: () => void) => {
  const [now, become] = useState<RedeemState>(open);
  const refresh = useRefreshCredits();
  const isPending = useRef(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (now.state !== "success") return;
    const timer = setTimeout(() => done(), successShownMs);
    return () => clearTimeout(timer);
  }, [now.state]);

  const redeem = async (given: string): Promise<void> => {
    const voucherCode = given.trim();
    if (!voucherCode) return become({ state: "failed", message: text.blank });
    // A second press of Enter must not send the code twice.
    if (isPending.current) return;
    isPending.current = true;
    become({ state: "redeeming", message: "" });
    try {
      const { message } = await call(redeemVoucher, { body: { voucherCode } });
      become({ state: "success", message });
      await refresh();
    } catch (error) {
      become({ state: "failed", message: messageOf(error, text.failed) });
    } finally {
      isPending.current = false;
    }
  };
  return { ...now, redeem, clear: () => now.state === "failed" && become(open) };
};
