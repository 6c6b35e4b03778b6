import { describe, expect, it } from 'vitest';
import { ROLE_STEPS } from '../../../../src/agents/roles/registry';
import { ROLE_NAMES } from '../../../../src/agents/session/role-names';

describe('the registry of roles', () => {
  it('has a step for every role that settings and events name', () => {
    const playing = new Set(Object.values(ROLE_STEPS).map(({ role }) => role.name));
    expect([...playing].sort()).toEqual([...ROLE_NAMES].sort());
  });
});
