/** Who asks: somebody with a live session. Null stands for a guest. */
export interface Principal {
  readonly userId: number;
  readonly role: 'user' | 'moderator' | 'admin';
  readonly sessionId: string;
}

const ranks = { user: 0, moderator: 1, admin: 2 } as const;

/** Whether somebody has that role or one above it. */
export function hasRole(principal: Pick<Principal, 'role'> | null, role: Principal['role']): boolean {
  return principal !== null && ranks[principal.role] >= ranks[role];
}
