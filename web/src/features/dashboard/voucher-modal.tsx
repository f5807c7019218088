import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import Input from "@cloudscape-design/components/input";
import LiveRegion from "@cloudscape-design/components/live-region";
import Modal from "@cloudscape-design/components/modal";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type SubmitEvent, useState } from "react";
import { voucherDays } from "#contract/catalogue/vouchers.ts";
import { voucherText as text } from "./text.ts";
import { useRedeem } from "./use-redeem.ts";

const formId = "voucher";

/** Asks for a voucher code. It closes three seconds after a success; errors stay. */
export const VoucherModal = ({ onClose }: { readonly onClose: () => void }) => {
  const [code, setCode] = useState("");
  const { state, message, redeem, clear } = useRedeem(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void redeem(code);
  };
  return (
    <Modal
      visible
      header={text.title}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              {text.close}
            </Button>
            <Button
              variant="primary"
              form={formId}
              loading={state === "redeeming"}
              loadingText={text.redeeming}
              disabled={state === "success"}
            >
              {state === "redeeming" ? text.redeeming : text.redeem}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <SpaceBetween size="m">
          <FormField
            label={text.code}
            description={text.about}
            constraintText={text.codeDays(voucherDays)}
            errorText={state === "failed" && message}
            stretch
          >
            <Input
              autoFocus
              autoComplete="off"
              spellcheck={false}
              placeholder={text.placeholder}
              disabled={state === "success"}
              value={code}
              onChange={({ detail }) => {
                clear();
                setCode(detail.value);
              }}
            />
          </FormField>
          {state === "success" && <Alert type="success">{message}</Alert>}
          <LiveRegion hidden>{state === "success" && message}</LiveRegion>
        </SpaceBetween>
      </form>
    </Modal>
  );
};
