/** A map or a piece with a name in the chosen language. Most are made before the texts of that language have arrived. */
export const named = <T extends object>(name: () => string, rest: T): T & { readonly name: string } => ({
  ...rest,
  get name() {
    return name();
  },
});
