import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from 'oidc-provider'
import type { OidcClient } from '../platform/config.ts'
import { identityPage } from './dev-identity-page.ts'

const PATH = /^\/interaction\/[\w-]+(\/(login|cancel))?$/

/**
 * Development's identity provider: a real OpenID provider on a loopback port of its own, where any address signs in without a password. It is
 * never started in production, and nothing of it is loaded until somebody presses the button.
 */
export const startDevIdentity = async (appUrl: string) => {
  const secret = crypto.randomUUID()
  let issuer = ''
  let provider: Promise<Provider> | null = null
  const server = createServer((request, response) => {
    // A connection kept open could be closed just as it is used again.
    response.setHeader('Connection', 'close')
    provider ??= createProvider(issuer, { appUrl, secret })
    provider
      .then((oidc) => answer(oidc, request, response))
      .catch((error) => {
        response.statusCode = 500
        response.end(
          `The development identity provider stumbled: ${error instanceof Error ? error.message : error}`,
        )
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client: OidcClient = {
    issuer,
    clientId: 'kinwise',
    clientSecret: secret,
    name: 'a test account',
  }
  return {
    client,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const createProvider = async (issuer: string, { appUrl, secret }: { appUrl: string; secret: string }) => {
  const { Provider } = await import('oidc-provider')
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'kinwise', client_secret: secret, redirect_uris: [`${appUrl}/api/auth/callback/oidc`] },
    ],
    cookies: { keys: [secret] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Whoever signs in here agrees to everything.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...claimsOf(id) }) }),
    ttl: { Session: 60, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  })
  return provider
}

/** Whatever address was typed; one that begins with 'unverified' is not verified there. */
const claimsOf = (email: string) => ({
  email,
  email_verified: !email.startsWith('unverified'),
  name: email.split('@')[0],
})

const answer = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '/', 'http://local')
  if (!PATH.test(pathname)) return provider.callback()(request, response)
  if (pathname.endsWith('/cancel')) {
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'cancelled',
    })
  }
  if (request.method !== 'POST') return identityPage(response, pathname)
  const email = new URLSearchParams(await bodyOf(request)).get('email')?.trim().toLowerCase()
  if (!email?.includes('@')) return identityPage(response, pathname)
  return provider.interactionFinished(request, response, { login: { accountId: email, remember: false } })
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
