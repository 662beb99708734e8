export const words = {
  logout: "Logout",
  portal: "Portal",
  menu: "Menu",
};
