// What runs beside the pages, each matter in a module of its own.
import { openWithoutNetwork } from './open-without-network.ts'
import { takeOverWhenAsked } from './take-over.ts'

openWithoutNetwork()
takeOverWhenAsked()
