/**
 * Names of tools as models take them: `^[a-zA-Z0-9_-]+$`, so without dots (C8). A `.` becomes `-`. Generated names
 * hold no `-`, so they come back by the same rule; an imported name may hold one, and comes back by look-up. That is
 * reversible for every table in which no two tools become one name (S0-08): `tour gen` refuses the others.
 */

/** Two or more tools that would have one name for a model. */
export interface ModelNameCollision {
  readonly modelName: string;
  /** In the order given. */
  readonly tools: readonly string[];
}

export interface ModelNames {
  /** The name for a model; undefined for a tool that is not in the table, or that has to share its name. */
  nameFor(tool: string): string | undefined;
  /** The tool that a model means; undefined for a name that belongs to no tool, or to more than one. */
  toolFor(modelName: string): string | undefined;
  readonly collisions: readonly ModelNameCollision[];
}

/** The name for a model of a tool whose name is a legal one: `[A-Za-z0-9_.-]{1,128}`. */
export function encodeToolName(tool: string): string {
  return tool.replaceAll('.', '-');
}

/**
 * The names of tools for a model, and back.
 *
 * @param tools names of all the tools that a model may be offered together; repeated ones count once
 */
export function modelNames(tools: Iterable<string>): ModelNames {
  const toolsOf = new Map<string, string[]>();
  for (const tool of new Set(tools)) {
    const modelName = encodeToolName(tool);
    const sharing = toolsOf.get(modelName);
    if (sharing === undefined) toolsOf.set(modelName, [tool]);
    else sharing.push(tool);
  }
  const toolFor = (modelName: string) => {
    const [tool, other] = toolsOf.get(modelName) ?? [];
    return other === undefined ? tool : undefined;
  };
  return {
    nameFor(tool) {
      const modelName = encodeToolName(tool);
      return toolFor(modelName) === tool ? modelName : undefined;
    },
    toolFor,
    collisions: [...toolsOf]
      .filter(([, sharing]) => sharing.length > 1)
      .map(([modelName, sharing]) => ({ modelName, tools: sharing })),
  };
}
