import Button from "@cloudscape-design/components/button";
import { useMutation } from "@tanstack/react-query";
import { paymentInvoice } from "#contract/endpoints/payments.ts";
import { useFlash } from "../../components/flash.tsx";
import { call } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { text } from "./text.ts";

interface InvoiceButtonProps {
  readonly paymentId: string;
  readonly number: string;
}

/** Opens the page of an invoice in a new tab. The links to it end, so each click fetches a new one. */
export const InvoiceButton = ({ paymentId, number }: InvoiceButtonProps) => {
  const { id: userId } = useUser();
  const flash = useFlash();
  const { mutate, isPending } = useMutation({
    mutationFn: async (_: Window | null) => (await call(paymentInvoice, { params: { userId, paymentId } })).data,
    onSuccess: ({ page_url }, tab) => (tab ?? window).location.assign(page_url),
    onError: ({ message }, tab) => {
      tab?.close();
      flash({ type: "error", content: text.invoiceFailed(message), id: "invoice" });
    },
  });
  // Browsers open tabs only during the click.
  const open = () => {
    const tab = window.open("", "_blank");
    if (tab) tab.opener = null;
    mutate(tab);
  };
  return (
    <Button
      variant="inline-link"
      iconName="external"
      iconAlign="right"
      ariaLabel={`${text.viewInvoice}: ${number}`}
      loading={isPending}
      loadingText={text.openingInvoice}
      onClick={open}
    >
      {text.viewInvoice}
    </Button>
  );
};
