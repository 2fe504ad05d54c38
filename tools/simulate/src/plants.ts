export interface Plant { readonly name: string; readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[] }
