/** Days until a voucher expires. */
export const voucherDays = 180;
