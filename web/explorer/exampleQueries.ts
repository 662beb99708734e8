export interface ExampleQuery {
  title: string;
  /** One sentence about the example's purpose. */
  about: string;
  query: string;
  /** The variables as JSON. */
  variables?: string;
}

/**
 * The example queries of the GraphQL explorer, which initially shows the first one. Each runs unchanged for a signed-in
 * partner on the demonstration data.
 */
export const EXAMPLE_QUERIES: readonly [ExampleQuery, ...ExampleQuery[]] = [
  {
    title: "Open tenders",
    about: "What closes next: the first page, and whether there is another one.",
    query: `query OpenTenders {
  tenders(first: 10, filter: { acceptsBids: true }, orderBy: { field: closingDate, direction: ascending }) {
    totalCount
    nodes {
      id
      tenderNumber
      title
      country
      budgetMin
      budgetMax
      closingDate
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
  },
  {
    title: "Filter by variables",
    about: "Large works in Kenya that close within 60 days. Change the variables below.",
    query: `query FilteredTenders($filter: TenderFilter!, $first: Int! = 20, $after: String) {
  tenders(filter: $filter, first: $first, after: $after) {
    totalCount
    nodes {
      tenderNumber
      title
      location
      budgetMax
      closingDate
    }
    pageInfo {
      endCursor
    }
  }
}
`,
    variables: `{
  "filter": {
    "country": ["Kenya"],
    "budgetFrom": 100000,
    "closingWithinDays": 60
  },
  "first": 5
}
`,
  },
  {
    title: "Search and read",
    about: "Search by words, and read everything a bidder needs, with the seal once it has closed.",
    query: `query ReadTenders($words: String!) {
  tenders(first: 3, filter: { search: $words }) {
    nodes {
      tenderNumber
      title
      description
      requirements
      documentsUrl
      acceptsBids
      sealed
      closingSeal {
        sha256
        sealedAt
      }
    }
  }
  serverTime
}
`,
    variables: `{
  "words": "bridge"
}
`,
  },
  {
    title: "Your bids, with receipts",
    about: "What you have submitted, what was decided, and the receipt of each.",
    query: `query MyBids {
  myBids(first: 10, orderBy: { field: submittedAt, direction: descending }) {
    totalCount
    nodes {
      id
      tenderNumber
      bidAmount
      timelineDays
      status
      submittedAt
      receipt {
        receiptNumber
        sha256
      }
      tender {
        title
        closingDate
      }
    }
  }
}
`,
  },
  {
    title: "Tenders with their bids",
    about:
      "For administrators, in one request: what is open in Kenya above 1M and closes within 31 days, each bid by amount with its bidder's profile, and how many bids there are, the lowest and the average. A partner sees no bids.",
    query: `query TendersWithBids($filter: TenderFilter!) {
  tenders(first: 20, filter: $filter, orderBy: { field: closingDate, direction: ascending }) {
    totalCount
    nodes {
      tenderNumber
      title
      closingDate
      bidCount
      lowestBid
      averageBid
      bids(first: 20, orderBy: { field: bidAmount, direction: ascending }) {
        bidAmount
        timelineDays
        status
        company {
          companyName
          profile {
            industry
            addressCountry
            website
          }
        }
      }
    }
  }
}
`,
    variables: `{
  "filter": {
    "acceptsBids": true,
    "country": ["Kenya"],
    "budgetFrom": 1000000,
    "closingWithinDays": 31
  }
}
`,
  },
  {
    title: "Who you are",
    about: "Your account and company profile, in one request.",
    query: `query WhoAmI {
  me {
    username
    email
    isAdmin
  }
  companyProfile {
    companyName
    industry
    addressCountry
    website
    version
  }
}
`,
  },
  {
    title: "What has changed",
    about: "Keep a copy up to date: only the tenders that changed since a revision.",
    query: `query ChangedTenders($since: String!) {
  tenderRevision
  tendersSince(revision: $since, first: 20) {
    revision
    isComplete
    changed {
      id
      tenderNumber
      status
      version
    }
    removed
  }
}
`,
    variables: `{
  "since": "1"
}
`,
  },
  {
    title: "Projects and articles",
    about: "Published content, for everybody: it needs no sign-in.",
    query: `query PublishedContent {
  projects(first: 3) {
    nodes {
      title
      location
      timeline
    }
  }
  blogPosts(first: 3) {
    nodes {
      slug
      title
      excerpt
    }
  }
}
`,
  },
  {
    title: "Ask the schema",
    about: "Introspection: every filter of a list of tenders, with its description.",
    query: `query TenderFilters {
  __type(name: "TenderFilter") {
    description
    inputFields {
      name
      description
      type {
        kind
        name
      }
    }
  }
}
`,
  },
];
