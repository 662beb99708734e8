export const words = {
  cancel: "Cancel",
};
