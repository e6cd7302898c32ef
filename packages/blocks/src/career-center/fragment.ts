import { assetFields, categoryFields, type BlockFragment } from "@courseway/content-client";

export const careerCenterFragment: BlockFragment = (names) => `
  careerCenterTitle
  careerCenterSideContent
  filterTitle
  filterDefaultLabel
  stateFilterTitle
  stateFilterDefaultLabel
  categoryFilterTitle
  categoryFilterDefaultLabel
  isEntryListings
  careerCenterArticleCards {
    __typename
    ... on ${names.row("careerCenterArticleCards", "articleCard")} {
      image { ${assetFields} }
      relatedResourceContent
      relatedResourceLink
      relatedResourceCtaLabel
      relatedResourcesCategory { ${categoryFields(names)} }
      state
      dateCreated
    }
  }
`;
