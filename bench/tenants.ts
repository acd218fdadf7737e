export async function tenantsBench(_dealers?: number): Promise<void> {}
