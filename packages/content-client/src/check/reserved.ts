/** Handles that Craft 5.8 refuses for custom fields (`craft\\base\\Field::RESERVED_HANDLES`). */
const RESERVED = `
  ancestors archived attributeLabel attributes awaitingFieldValues behavior behaviors canSetProperties canonical
  children contentTable dateCreated dateDeleted dateLastMerged dateUpdated descendants draftId duplicateOf
  enabled enabledForSite error errorSummary errors fieldLayoutId fieldValue fieldValues firstSave hardDelete
  hasMethods icon id isNewForSite isProvisionalDraft language level lft link localized mergingCanonicalChanges
  newSiteIds next nextSibling owner parent parents prev prevSibling previewing propagateAll propagating ref
  relatedToAssets relatedToCategories relatedToEntries relatedToTags relatedToUsers resaving revisionId rgt root
  scenario searchKeywords searchScore siblings site siteId siteSettingsId slug sortOrder status structureId
  tempId title trashed uid updatingFromDerivative uri url viewMode where
`;

const reserved: ReadonlySet<string> = new Set(RESERVED.toLowerCase().trim().split(/\s+/));

/** Whether Craft 5 refuses a handle for a field. */
export const isReservedHandle = (handle: string): boolean => reserved.has(handle.toLowerCase());
