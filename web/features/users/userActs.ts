import { words } from "#web/features/users/words/users.en.ts";
/**
 * The texts of each action on a user: those of its confirmation dialog, and those of the toasts after a success and a
 * failure.
 */
export const USER_ACTS = {
  block: {
    title: words.blockUser,
    text: words.areYouSureYouWant,
    confirm: words.block,
    done: words.userUpdatedSuccessfully,
    failed: words.failedToUpdateUser,
  },
  unblock: {
    title: words.unblockUser,
    text: words.areYouSureYouWantToUnblock,
    confirm: words.unblock,
    done: words.userUpdatedSuccessfully,
    failed: words.failedToUpdateUser,
  },
  delete: {
    title: words.deleteUser,
    text: words.areYouSureYouWantToDelete,
    confirm: words.deleteIt,
    done: words.userDeletedSuccessfully,
    failed: words.failedToDeleteUser,
  },
} as const;
export type UserAct = keyof typeof USER_ACTS;

/**
 * The actions that the buttons of a user's card start. Turning off two-step sign-in has a dialog of its own, because it
 * also requires the administrator's password.
 */
export type CardAct = UserAct | "clearTwoStep";
