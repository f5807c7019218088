import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Form from "@cloudscape-design/components/form";
import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Input from "@cloudscape-design/components/input";
import LiveRegion from "@cloudscape-design/components/live-region";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { voucherDays } from "#contract/catalogue/vouchers.ts";
import { redeemVoucher } from "#contract/endpoints/vouchers.ts";
import { serverMessage } from "../../lib/api.ts";
import { useRefreshCredits } from "../../lib/credits.ts";
import { useUser } from "../../lib/session.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { text } from "./text.ts";

/** Redeems a voucher and shows the result below the field. */
export const VoucherForm = () => {
  const { id: userId } = useUser();
  const refresh = useRefreshCredits();
  const redeem = useIdempotentCall(redeemVoucher);
  const [code, setCode] = useState("");
  const [blank, setBlank] = useState(false);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (voucherCode: string) => redeem({ body: { voucherCode, userId } }),
    onSuccess: () => {
      setCode("");
      return refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    reset();
    setBlank(code.trim() === "");
    if (code.trim()) mutate(code.trim());
  };
  return (
    <Container fitHeight header={<Header variant="h2">{text.voucher}</Header>}>
      <form onSubmit={submit} noValidate>
        <Form
          actions={
            <Button loading={isPending} loadingText={text.redeeming}>
              {isPending ? text.redeeming : text.redeem}
            </Button>
          }
        >
          <FormField
            label={text.code}
            constraintText={text.codeDays(voucherDays)}
            errorText={blank && text.blankCode}
            stretch
          >
            <Input
              value={code}
              placeholder={text.codePlaceholder}
              autoComplete="off"
              spellcheck={false}
              onChange={({ detail }) => {
                setCode(detail.value);
                setBlank(false);
              }}
            />
          </FormField>
        </Form>
      </form>
      <LiveRegion>
        {data && (
          <Box color="text-status-success" margin={{ top: "s" }}>
            {text.redeemed(data.message)}
          </Box>
        )}
        {error && (
          <Box color="text-status-error" margin={{ top: "s" }}>
            {text.notRedeemed(serverMessage(error))}
          </Box>
        )}
      </LiveRegion>
    </Container>
  );
};
