/** The headers that make a page cross-origin isolated, so that engine and page may share memory (an immediate `stop`). */
export declare const ISOLATION_HEADERS: Readonly<Record<string, string>>;

/** The headers of every answer, except the content security policy. */
export declare const COMMON_HEADERS: Readonly<Record<string, string>>;

/** The content security policy of the app and its workers. The built page has it as an element, too, for other hosts. */
export declare const PAGE_POLICY: string;

/** The content security policy of sandbox.html, which has it as an element, too. Its one script is named by its hash. */
export declare const SANDBOX_POLICY: string;

/**
 * The headers of an answer. Only the app itself may show the sandbox in a frame, and nobody may show the app in one.
 * @param path the path of the address, with or without the folder in which the app lies
 */
export declare function headersOf(path: string): Readonly<Record<string, string>>;
